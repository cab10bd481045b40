import { redirect } from 'react-router';

/** `/admin`, `/designer` and `/tailor` lead to their dashboards. */
export function loader({ request }: { request: Request }): never {
  throw redirect(`${new URL(request.url).pathname.replace(/\/$/, '')}/dashboard`);
}
