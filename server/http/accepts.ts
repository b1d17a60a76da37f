/** Whether whoever asks reads this coding, as their `accept-encoding` says. */
export const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((one) => {
    const [name, ...parameters] = one.trim().split(/\s*;\s*/);
    return name?.toLowerCase() === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/i.test(parameter));
  });
