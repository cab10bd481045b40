import { describe, expect, it } from 'vitest';
import { needsCarrier, stepLabel, stepsOf, timeLeft } from './labels.ts';

describe('the steps of a part', () => {
  it('lead on or aside, and accepting is a decision of its own', () => {
    expect(stepsOf({ next: ['first-fitting', 'alterations', 'finishing', 'on-hold'], canAccept: false })).toEqual({
      on: ['first-fitting', 'alterations', 'finishing'],
      aside: ['on-hold'],
    });
    expect(stepsOf({ next: ['confirmed', 'on-hold'], canAccept: true })).toEqual({ on: [], aside: ['on-hold'] });
  });

  it('say where a held part goes on', () => {
    expect(stepLabel({ stage: 'on-hold' }, 'quality-check')).toBe('Resume: quality check');
    expect(stepLabel({ stage: 'fabric-sourced' }, 'cutting')).toBe('Start cutting');
  });

  it('need a carrier when a parcel leaves that nobody collects', () => {
    expect(needsCarrier('dispatched', 'express')).toBe(true);
    expect(needsCarrier('dispatched', 'pickup')).toBe(false);
    expect(needsCarrier('delivered', 'standard')).toBe(false);
  });
});

it('timeLeft counts whole hours, then begun minutes, then nothing', () => {
  const until = '2026-11-21T12:00:00.000Z';
  expect(timeLeft(until, Date.parse('2026-11-19T12:30:00.000Z'))).toBe('47 hours left');
  expect(timeLeft(until, Date.parse('2026-11-21T11:00:00.000Z'))).toBe('1 hour left');
  expect(timeLeft(until, Date.parse('2026-11-21T11:58:30.000Z'))).toBe('2 minutes left');
  expect(timeLeft(until, Date.parse(until))).toBe('overdue');
});
