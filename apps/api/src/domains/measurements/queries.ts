export {
  type ClaimedVisit,
  fittingAppointments,
  type MeasuringNeed,
  measuringAppointments,
  measuringNeed,
  measuringNeeds,
  openOrdersOf,
  visitEndsOf,
} from './appointments.queries.ts';
export { findProfile, listProfiles } from './profiles.queries.ts';
export { acceptedAbout, proposalsAbout, toProposal } from './proposals/queries.ts';
