import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

interface Props extends PasswordInputProps {
  /** Whether a password is chosen here, not asked for. */
  isNew?: boolean;
}

/** Asks for a password. What is wrong with it is told to screen readers, and the keyboard reaches the eye. */
export function PasswordField({ isNew = false, ...props }: Props) {
  return (
    <PasswordInput
      autoComplete={isNew ? 'new-password' : 'current-password'}
      description={isNew && 'At least 10 characters; a short sentence works well.'}
      size="md"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
}
