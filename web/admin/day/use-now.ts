import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** The time, now and then: enough for minutes, and nothing flickers. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
