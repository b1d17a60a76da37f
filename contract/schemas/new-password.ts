import * as z from 'zod';
import { PASSWORD_LENGTH } from '../staff.ts';
import { fault } from './fault.ts';

export const passwordText = z
  .string({ error: fault('staff.passwordFieldsMissing') })
  .min(1, { error: fault('staff.passwordFieldsMissing') })
  .max(1000, { error: fault('staff.passwordTooLong') });

/** Of a body that has it. */
export const newPasswordFields = { newPassword: passwordText, confirmPassword: passwordText };

type Typed = Record<keyof typeof newPasswordFields, string>;

/** Typed twice the same, neither too short nor too long. */
export const withNewPassword = <Body extends z.ZodType<Typed>>(body: Body): Body =>
  body
    .refine((form) => form.newPassword === form.confirmPassword, {
      error: fault('staff.passwordMismatch'),
      path: ['confirmPassword'],
      abort: true,
    })
    .refine((form) => form.newPassword.length >= PASSWORD_LENGTH.least, {
      error: fault('staff.passwordTooShort'),
      path: ['newPassword'],
    })
    .refine((form) => form.newPassword.length <= PASSWORD_LENGTH.most, {
      error: fault('staff.passwordTooLong'),
      path: ['newPassword'],
    });
