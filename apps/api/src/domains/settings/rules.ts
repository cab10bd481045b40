export {
  afterWorking,
  beforeWorking,
  dayLengthOf,
  isWorkingDay,
  type WorkingTime,
  workingBetween,
  workingTimeBy,
} from './working-time.rules.ts';
