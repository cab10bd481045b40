import '@mantine/core/styles/Checkbox.css';
import { MOST_PICKS } from '@adunni/contracts/affiliates/forms';
import type { OwnPartner } from '@adunni/contracts/affiliates/own';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { SaveBar } from '../../../kit/forms/save-bar.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import { PiecePicks } from '../../catalog/public/piece-picks.tsx';
import { MakerPicks } from '../../makers/public/maker-picks.tsx';
import { partnerPath } from '../address.ts';
import classes from './own.module.css';
import { useProfile } from './use-profile.ts';

/** What a partner’s own page says. */
export function Profile({ partner }: { partner: OwnPartner }) {
  const { form, busy, problem, onSubmit } = useProfile(partner);
  return (
    <Section title="Your page" aside={<Link to={partnerPath(partner._id)}>View your page</Link>}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput label="Name" size="md" maxLength={60} required {...form.getInputProps('name')} />
        <TextInput label="Website or handle" size="md" maxLength={200} required {...form.getInputProps('site')} />
        <Textarea
          label="About you"
          description="Who you are and what you recommend."
          size="md"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={1200}
          {...form.getInputProps('words')}
        />
        <PiecePicks
          {...form.getInputProps('productIds')}
          chosen={partner.products.map(({ _id, title }) => ({ value: _id, label: title }))}
          most={MOST_PICKS}
          description="Shown on your page"
        />
        <MakerPicks
          {...form.getInputProps('makerIds')}
          chosen={partner.makers.map(({ _id, name }) => ({ value: _id, label: name }))}
          most={MOST_PICKS}
        />
        <Checkbox
          label="Show me in the list of partners"
          description="Without it, only people with its link find your page."
          {...form.getInputProps('isListed', { type: 'checkbox' })}
        />
        <FormProblem message={problem} />
        <SaveBar isDirty={form.isDirty()}>
          <Button type="submit" size="md" loading={busy}>
            Save
          </Button>
        </SaveBar>
      </form>
    </Section>
  );
}
