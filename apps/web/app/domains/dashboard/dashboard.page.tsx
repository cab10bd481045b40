import { Link, useLocation } from 'react-router';
import { privateMeta } from '../../kit/page-meta.ts';
import { useSession } from '../../kit/session/use-session.ts';
import { areaOf, staffScreens } from '../../shell/navigation/staff-map.ts';
import classes from './dashboard.module.css';

export const meta = () => privateMeta('Dashboard');

export default function DashboardPage() {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) return null;
  const screens = staffScreens(areaOf(pathname), session.role).filter(({ to }) => to !== pathname);
  return (
    <main>
      <h1 className={classes.title}>Welcome, {session.firstName}</h1>
      {screens.length > 0 && (
        <ul className={classes.screens}>
          {screens.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
