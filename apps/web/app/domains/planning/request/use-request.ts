import { requestPlanning } from '@adunni/contracts/planning/cases';
import type { planningRequest } from '@adunni/contracts/planning/forms';
import type { PlanningLevel } from '@adunni/contracts/planning/names';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { useSendKey } from '../../../kit/forms/use-send-key.ts';
import { toast } from '../../../kit/toasts.ts';
import { casePath } from '../address.ts';
import { emptyRequest, keptRequest, type RequestDraft } from './draft.ts';
import { type StepName, stepOf } from './steps.ts';

type Errors = Record<string, string>;
const FALLBACK = 'Your request could not be sent. Please try again.';

/** A request as it is written, kept on the device with each change, checked by the rules of the server, and sent once. */
export function useRequest(level: PlanningLevel | null, schema: typeof planningRequest, go: (step: StepName) => void) {
  const navigate = useNavigate();
  const sendKey = useSendKey();
  const [draft, setDraft] = useState<RequestDraft>(() => ({
    ...emptyRequest(),
    ...keptRequest.read(),
    ...(level && { level }),
  }));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function change(changed: Partial<RequestDraft>): void {
    const next = { ...draft, ...changed };
    setDraft(next);
    keptRequest.keep(next);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
  }

  function remarks(): Errors {
    const read = schema.safeParse(draft);
    if (read.success) return {};
    return Object.fromEntries(read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  }

  /** Whether some fields can be left as they are; says what is wrong beside those that cannot. */
  function check(fields: readonly string[]): boolean {
    const wrong = Object.entries(remarks()).filter(([name]) => fields.includes(name));
    setErrors(Object.fromEntries(wrong));
    return wrong.length === 0;
  }

  /** Shows what is wrong where it is. */
  function show(wrong: Errors): void {
    setErrors(wrong);
    const first = stepOf(wrong);
    if (first) go(first);
  }

  async function send(): Promise<void> {
    const wrong = remarks();
    if (Object.keys(wrong).length > 0) return show(wrong);
    setBusy(true);
    setProblem(null);
    const body = { ...draft, guests: draft.guests ?? 0, outfits: draft.outfits ?? 0 };
    try {
      const answer = await callApi(requestPlanning, { body, headers: sendKey.headersFor(body) });
      sendKey.hasArrived();
      keptRequest.drop();
      toast('success', 'Request sent.');
      await navigate(casePath(answer.case._id));
    } catch (error) {
      if (error instanceof ApiError) show(error.fields);
      setProblem(messageOf(error, FALLBACK));
    } finally {
      setBusy(false);
    }
  }

  return { draft, errors, change, problem, busy, check, send };
}
