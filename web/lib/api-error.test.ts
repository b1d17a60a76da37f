import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';

describe('an error reply', () => {
  it('gives its sentence, the fields at fault and what stands there now', () => {
    const body = { error: 'Too late.', message: 'Too late.', fields: { price: 'Has changed.' }, current: { price: 5 } };
    expect({ ...new ApiError(409, body) }).toEqual({
      status: 409,
      fields: { price: 'Has changed.' },
      current: { price: 5 },
    });
    expect(new ApiError(409, body).message).toBe('Too late.');
  });

  it.each([[{ error: 'No.' }], [{ message: 'No.' }]])('may have its sentence under one name alone: %j', (body) =>
    expect(new ApiError(400, body)).toMatchObject({ status: 400, message: 'No.', fields: {}, current: undefined }),
  );

  it.each([[undefined], [null], ['<html>Bad gateway</html>'], [[]], [7], [{ error: { code: 7 }, fields: 3 }]])(
    'of something in between, %j, says nothing',
    (body) => {
      const { status, message, fields, current } = new ApiError(502, body);
      expect({ status, message, fields, current }).toEqual({
        status: 502,
        message: '',
        fields: {},
        current: undefined,
      });
    },
  );

  it('has only sentences in its fields', () =>
    expect(new ApiError(400, { fields: { name: 'Required.', age: 7, more: { x: 1 } } }).fields).toEqual({
      name: 'Required.',
    }));
});
