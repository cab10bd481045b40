import '@mantine/core/styles/Table.css';
import { type Figure, labelOf, MEASURES } from '@adunni/contracts/measurements/catalogue';
import { lengthText } from '@adunni/contracts/measurements/units';
import type { Pattern } from '@adunni/contracts/patterns/patterns';
import { Table } from '@mantine/core';
import { Section } from '../../../kit/resource/facts.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import classes from './lengths.module.css';

const cm = (mm: number): string => (mm / 10).toFixed(1);

/** What a pattern was drafted from, and which of it nobody has measured. */
export function UsedLengths({ lengths, figure }: { lengths: Pattern['lengths']; figure: Figure }) {
  return (
    <Section title="Measurements used">
      <ScrollRegion label="Measurements used">
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Measurement</Table.Th>
              <Table.Th data-number="">cm</Table.Th>
              <Table.Th data-number="">in</Table.Th>
              <Table.Th>Source</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lengths.map(({ measure, mm, isEstimated }) => (
              <Table.Tr key={measure}>
                <Table.Td>
                  {labelOf(measure, figure)} <small>{MEASURES[measure].local}</small>
                </Table.Td>
                <Table.Td data-number="">{cm(mm)}</Table.Td>
                <Table.Td data-number="">{lengthText(mm, 'in')}</Table.Td>
                <Table.Td>{isEstimated ? <em>Estimated</em> : 'Measured'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
      {lengths.some(({ isEstimated }) => isEstimated) && (
        <p className={classes.hint}>
          Estimated measurements are worked out from the others. Take them, or sew a test garment, before you cut the
          fabric.
        </p>
      )}
    </Section>
  );
}

/** What the garment comes to, girth by girth. */
export function FinishedGirths({ girths }: { girths: Pattern['girths'] }) {
  return (
    <Section title="Finished garment">
      <ScrollRegion label="Finished garment">
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Girth in cm</Table.Th>
              <Table.Th data-number="">Body</Table.Th>
              <Table.Th data-number="">Ease</Table.Th>
              <Table.Th data-number="">Finished</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {girths.map(({ name, body, ease, finished, atLeast }) => (
              <Table.Tr key={name}>
                <Table.Td>{name}</Table.Td>
                <Table.Td data-number="">{cm(body)}</Table.Td>
                <Table.Td data-number="">{cm(ease)}</Table.Td>
                <Table.Td data-number="">{atLeast ? `at least ${cm(finished)}` : cm(finished)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </Section>
  );
}
