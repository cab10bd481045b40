import { Link } from 'react-router';
import classes from './contact-maker.module.css';

/** Leads to a message to the maker; who is not logged in comes back to it from there. */
export function ContactMaker({ slug, about }: { slug: string; about?: string }) {
  const query = new URLSearchParams({ maker: slug, ...(about && { about }) });
  return (
    <Link to={`/messages/new?${query}`} className={classes.link} rel="nofollow">
      Contact this maker
    </Link>
  );
}
