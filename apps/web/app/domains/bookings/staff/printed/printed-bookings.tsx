import type { Column } from '../calendar/columns.ts';
import classes from './printed.module.css';
import { printedRows } from './printed-rows.ts';

interface Props {
  columns: readonly Column[];
  /** What a column is called: its day, or its person. */
  titleOf: (column: Column) => string;
}

/** The bookings of a calendar as a sheet of paper shows them, in place of its grid: one below the other, without what is free. */
export function PrintedBookings({ columns, titleOf }: Props) {
  return (
    <table className={classes.printed}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Customer</th>
          <th scope="col">Service</th>
          <th scope="col">Provider</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      {columns.map((column) => {
        const rows = printedRows(column);
        return (
          <tbody key={column.key}>
            <tr className={classes.day}>
              <th scope="rowgroup" colSpan={5}>
                {titleOf(column)}
              </th>
            </tr>
            {rows.length === 0 && (
              <tr>
                <td colSpan={5}>No bookings.</td>
              </tr>
            )}
            {rows.map(({ _id, time, customer, service, provider, place }) => (
              <tr key={_id}>
                <td className={classes.time}>{time}</td>
                <td>{customer}</td>
                <td>{service}</td>
                <td>{provider}</td>
                <td>{place}</td>
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}
