/** The directives of a policy with what each of them allows. */
export const readPolicy = (header: unknown): Map<string, string> =>
  new Map(
    String(header)
      .split(/;\s*/)
      .map((directive) => {
        const [name = '', ...allowed] = directive.split(' ');
        return [name, allowed.join(' ')];
      }),
  );
