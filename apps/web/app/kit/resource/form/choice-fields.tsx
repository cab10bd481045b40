import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';
import {
  MultiSelect,
  type MultiSelectProps,
  SegmentedControl,
  type SegmentedControlProps,
  Select,
  type SelectProps,
  Switch,
  type SwitchProps,
} from '@mantine/core';
import { named } from './form-fields.tsx';

/** One of many, or none. */
export const FormSelect = named<SelectProps>(Select, { searchable: true, clearable: true });
/** Some of many, in the order in which they were chosen. */
export const FormMultiSelect = named<MultiSelectProps>(MultiSelect, { searchable: true, hidePickedOptions: true });
/** One of a few, all in sight. */
export const FormSegments = named<SegmentedControlProps>(SegmentedControl);
export const FormSwitch = named<SwitchProps>(Switch, {}, 'checkbox');
