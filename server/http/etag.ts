/** Whether one of the tags that the client has is this one. Proxies weaken tags when they compress, which changes nothing here. */
export const isSameTag = (condition: string | undefined, etag: string): boolean =>
  condition !== undefined &&
  (condition.trim() === '*' ||
    condition.split(',').some((one) => withoutWeakness(one.trim()) === withoutWeakness(etag)));

const withoutWeakness = (etag: string): string => etag.replace(/^W\//, '');
