import { type ContactDetails, hoursOf, isOpenAt } from '@adunni/contracts/settings/contact';
import { useHydrated } from '../../../kit/page/use-hydrated.ts';
import classes from './contact.module.css';

/** Where we are, when we are there, and how else we are reached. */
export function Reach({ contact }: { contact: ContactDetails }) {
  const { contactEmail, contactPhone, contactWhatsapp, contactAddress, ...hours } = contact;
  const days = [
    ['Monday to Friday', hours.weekdayHours],
    ['Saturday', hours.saturdayHours],
    ['Sunday', hours.sundayHours],
  ] as const;
  return (
    <section aria-labelledby="reach" className={classes.reach}>
      <h2 id="reach">Other ways to reach us</h2>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </dd>
        </div>
        {contactPhone && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${contactPhone.replaceAll(' ', '')}`}>{contactPhone}</a>
            </dd>
          </div>
        )}
        {contactWhatsapp && (
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <a href={`https://wa.me/${contactWhatsapp.replace(/\D/g, '')}`} rel="noopener">
                {contactWhatsapp}
              </a>
            </dd>
          </div>
        )}
        {contactAddress && (
          <div>
            <dt>Address</dt>
            <dd>
              <address>{contactAddress}</address>
            </dd>
          </div>
        )}
        <div>
          <dt>
            Opening hours <OpenNow contact={contact} />
          </dt>
          <dd>
            <ul className={classes.hours}>
              {days.map(([day, text]) => (
                <li key={day}>
                  <span>{day}</span> <span>{hoursOf(text) ? text : 'Closed'}</span>
                </li>
              ))}
            </ul>
            <p className={classes.soft}>Lagos time (GMT+1)</p>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Once the page is alive: the page itself is kept, and the hour goes on. */
function OpenNow({ contact }: { contact: ContactDetails }) {
  const isAlive = useHydrated();
  if (!isAlive) return null;
  return isOpenAt(contact, new Date()) ? (
    <span className={classes.open}>Open now</span>
  ) : (
    <span className={classes.closed}>Closed now</span>
  );
}
