import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './auth-page.module.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
  /** What else the person may want: another way in. */
  aside?: ReactNode;
}

/** The frame of the pages around signing in: words and form on paper, a cloth wall beside them on wide screens. */
export function AuthPage({ title, lead, children, aside }: Props) {
  return (
    <main className={classes.page} id="main">
      <div className={classes.column}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <Text c="dimmed" mb="xl">
          {lead}
        </Text>
        {children}
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      <div className={classes.cloth} aria-hidden="true" />
    </main>
  );
}
