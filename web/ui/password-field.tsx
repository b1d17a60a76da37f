import { useState } from 'react';
import { TextField } from './text-field.tsx';

interface Props {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} required>
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 cursor-pointer px-4 font-medium text-sm"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </TextField>
  );
}
