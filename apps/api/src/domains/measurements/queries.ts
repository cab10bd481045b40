export { acceptedAbout, proposalsAbout, toProposal } from './proposals/queries.ts';
