import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ComponentType, createContext, useContext } from 'react';
import { DayField, MomentField, MoneyField, NumberField } from './fields.tsx';

type AnyForm = UseFormReturnType<Record<string, unknown>>;

/** The form that fields are part of. */
export const FormContext = createContext<AnyForm | null>(null);

type Named<P> = Omit<P, 'value' | 'onChange' | 'defaultValue' | 'checked' | 'error'> & { name: string };

/** A field that takes its value and its remarks from the form around it, by the name of what it holds. */
export function named<P>(Field: ComponentType<P>, usual: Partial<P> = {}, type: 'input' | 'checkbox' = 'input') {
  return function NamedField({ name, ...props }: Named<P>) {
    const form = useContext(FormContext);
    if (!form) throw new Error(`the field ${name} stands outside of a form`);
    return <Field {...usual} {...(props as P)} {...form.getInputProps(name, { type })} />;
  };
}

export const FormText = named<TextInputProps>(TextInput, { autoComplete: 'off' });
/** A few sentences; it grows with what is written. */
export const FormProse = named<TextareaProps>(Textarea, { autosize: true, minRows: 2 });
export const FormNumber = named(NumberField);
export const FormMoney = named(MoneyField);
export const FormMoment = named(MomentField);
export const FormDay = named(DayField);
