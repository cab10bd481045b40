import { Alert } from '@mantine/core';

/** Says what went wrong with a form as a whole; read out when it appears. */
export function FormProblem({ message }: { message: string | null }) {
  return (
    <div aria-live="assertive">
      {message && (
        <Alert color="red" variant="light">
          {message}
        </Alert>
      )}
    </div>
  );
}
