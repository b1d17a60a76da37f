import type { ReactNode } from 'react';

/** The parts of one picture that screens of two kinds show, each to be chosen; or the one part that all of them show. */
export const Shapes = ({ wide, phone }: { wide: ReactNode; phone: ReactNode }) =>
  phone ? (
    <div className="grid gap-4 md:grid-cols-[3fr_2fr]">
      <Shape name="On a computer">{wide}</Shape>
      <Shape name="On a phone">{phone}</Shape>
    </div>
  ) : (
    wide
  );

const Shape = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-medium text-sm">{name}</legend>
    {children}
  </fieldset>
);
