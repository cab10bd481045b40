import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';
import {
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
/** One of a few, all in sight. */
export const FormSegments = named<SegmentedControlProps>(SegmentedControl);
export const FormSwitch = named<SwitchProps>(Switch, {}, 'checkbox');
