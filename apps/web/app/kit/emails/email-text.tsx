import classes from './email-text.module.css';

/** An email address that breaks before the @ where a line is too short for it, and inside a word only when it must. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span>
      <span className={classes.noWrap}>{email.slice(0, at)}</span>
      <span className={classes.noWrap}>{email.slice(at)}</span>
    </span>
  );
}
