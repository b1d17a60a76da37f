import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages.ts';
import { parseForm } from './form-body.ts';

const parse = (text: string | Buffer) => Object.fromEntries(parseForm(Buffer.from(text)));
const refusal = (text: string | Buffer): unknown => {
  try {
    return parse(text);
  } catch (error) {
    const { statusCode, message } = error as { statusCode: number; message: string };
    return [statusCode, message];
  }
};

describe('a plain form', () => {
  it('is a list of names and values, in their order', () => {
    expect(parse('a=1&b=2&a=3')).toEqual({ a: ['1', '3'], b: ['2'] });
    expect(parse('a=x=y&b&c=&&=d')).toEqual({ a: ['x=y'], b: [''], c: [''], '': ['d'] });
    expect(parse('')).toEqual({});
  });

  it('keeps every script and sign, and the line breaks as people type them', () => {
    const typed = new URLSearchParams({ message: 'ರವಿ रवि 🏍️ a+b & 100% = "x" <b>\nsecond' });
    expect(parse(typed.toString())).toEqual({ message: [typed.get('message')] });
    expect(parse('name=Asha+Patil%2B&message=one%0D%0Atwo%0Dthree')).toEqual({
      name: ['Asha Patil+'],
      message: ['one\ntwo\nthree'],
    });
    expect(parse('name=ರವಿ')).toEqual({ name: ['ರವಿ'] });
  });

  it.each(['a=%', 'a=%zz', 'a=%c3%28', 'a=%ff', '%ed%a0%80=x', 'a=%e0%a4'])('is refused when broken: %s', (text) =>
    expect(refusal(text)).toEqual([400, messages.request.invalidForm]),
  );

  it('is refused when its bytes are no text', () =>
    expect(refusal(Buffer.from([0x61, 0x3d, 0xff]))).toEqual([400, messages.request.invalidForm]));

  it.each([
    '__proto__=x',
    'a=1&__proto__=x',
    'a.__proto__.b=x',
    'a%5B__proto__%5D=x',
    'constructor.prototype.b=x',
    '%5f_proto__=x',
  ])('is refused when it reaches for the prototype: %s', (text) => {
    expect(refusal(text)).toEqual([400, messages.request.invalidForm]);
    expect(({} as Record<string, unknown>).b).toBeUndefined();
  });

  it.each(['{"name":"x"}', ' [1]', '\n{"name":"a=b"}'])('is not JSON under its label: %s', (text) =>
    expect(refusal(text)).toEqual([415, messages.request.otherTypeExpected]),
  );

  it('may have values called like that', () => expect(parse('a=__proto__')).toEqual({ a: ['__proto__'] }));
});
