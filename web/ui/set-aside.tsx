import type { ReactNode } from 'react';
import { createContext } from 'react';

export const IsSetAside = createContext(false);

/** Keeps what is inside as it is, out of sight and reach for as long as it is set aside. */
export function SetAside({ isAside, children }: { isAside: boolean; children: ReactNode }) {
  return (
    <IsSetAside value={isAside}>
      <div hidden={isAside} inert={isAside}>
        {children}
      </div>
    </IsSetAside>
  );
}
