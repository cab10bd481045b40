import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import type { z } from 'zod';

/** A form that the contract’s own schema judges, as the server does. */
export const useCheckedForm = <F extends Record<string, unknown>>(
  schema: z.ZodType<unknown, F>,
  initialValues: F,
  onValuesChange?: () => void,
): UseFormReturnType<F> =>
  useForm<F>({
    initialValues,
    ...(onValuesChange && { onValuesChange }),
    validate: (values): FormErrors => {
      const issues = schema.safeParse(values).error?.issues ?? [];
      return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
    },
  });
