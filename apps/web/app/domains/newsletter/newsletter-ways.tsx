import { Button } from '@mantine/core';
import { Link } from 'react-router';

const PLACES = [
  ['subscribers', 'Subscribers', '/admin/newsletter'],
  ['campaigns', 'Campaigns', '/admin/newsletter/campaigns'],
  ['recipients', 'Results', '/admin/newsletter/recipients'],
] as const;

/** The ways between the lists of the newsletter, and to a new campaign. */
export function NewsletterWays({ here }: { here: (typeof PLACES)[number][0] }) {
  return (
    <>
      {PLACES.filter(([place]) => place !== here).map(([place, label, to]) => (
        <Button key={place} component={Link} to={to} variant="default">
          {label}
        </Button>
      ))}
      <Button component={Link} to="/admin/newsletter/campaigns/add">
        New campaign
      </Button>
    </>
  );
}
