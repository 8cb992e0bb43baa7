import { useState, type ReactNode } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { LoginForm } from '../LoginForm/LoginForm';
import { loginStore } from '../loginStore';

export interface Session {
  /** Whether the visitor logged in on this page. The focus was in the login form then and needs a new place. */
  readonly startedHere: boolean;
  readonly logOut: () => void;
}

interface RequireLoginProps {
  /** The h1 of the page while nobody is logged in. */
  readonly heading: string;
  /** The message after a wrong password. */
  readonly wrongPassword: string;
  readonly children: (session: Session) => ReactNode;
}

/** Shows its children to visitors who are logged in, and a login form to all others. */
export function RequireLogin({ heading, wrongPassword, children }: RequireLoginProps) {
  const isLoggedIn = useStore(loginStore);
  const [hasChangedHere, setHasChangedHere] = useState(false);
  const setLoggedIn = (value: boolean) => {
    setHasChangedHere(true);
    loginStore.set(value);
  };
  if (isLoggedIn) {
    const logOut = () => {
      setLoggedIn(false);
    };
    return children({ startedHere: hasChangedHere, logOut });
  }
  return (
    <LoginForm
      heading={heading}
      wrongPassword={wrongPassword}
      takesFocus={hasChangedHere}
      onSuccess={() => {
        setLoggedIn(true);
      }}
    />
  );
}
