import type { Captcha } from '@rookery/api-client';
import { Button, TextField, useMessages } from '@rookery/ui';
import { signUpMessages } from './messages.js';

interface CaptchaFieldProps {
  captcha: Captcha;
  value: string;
  errorText: string | undefined;
  onChange(solution: string): void;
  onAnother(): void;
}

/** The server's own picture captcha. */
export function CaptchaField({ captcha, value, errorText, onChange, onAnother }: CaptchaFieldProps) {
  const text = useMessages(signUpMessages);
  return (
    <div className="rk-sign-up-captcha">
      {captcha.url !== null && <img referrerPolicy="no-referrer" src={captcha.url} alt={text.captchaPicture()} />}
      <Button size="sm" onClick={onAnother}>
        {text.captchaAgain()}
      </Button>
      <TextField
        label={text.captcha()}
        value={value}
        name="captcha"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        {...(errorText !== undefined && { errorText })}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  );
}
