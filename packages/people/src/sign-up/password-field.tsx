import { IconButton, TextField, useMessages } from '@rookery/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { signUpMessages } from './messages.js';
import { passwordStrength } from './password-strength.js';

interface PasswordFieldProps {
  value: string;
  /** The name and the address: a password with them is weak. */
  known: readonly string[];
  errorText: string | undefined;
  onChange(password: string): void;
}

/** A new password with a hint of its strength. */
export function PasswordField({ value, known, errorText, onChange }: PasswordFieldProps) {
  const text = useMessages(signUpMessages);
  const [isShown, setShown] = useState(false);
  const strength = passwordStrength(value, known);
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <div className="rk-sign-up-password" data-strength={strength ?? undefined}>
      <TextField
        label={text.password()}
        value={value}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        description={strength === null ? text.passwordHint() : text[`password${strength}`]()}
        {...(errorText !== undefined && { errorText })}
        end={
          <IconButton
            label={isShown ? text.hidePassword() : text.showPassword()}
            icon={isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
            onClick={() => setShown(!isShown)}
          />
        }
        onChange={event => onChange(event.target.value)}
      />
      {strength !== null && <span className="rk-sign-up-strength" aria-hidden="true" />}
    </div>
  );
}
