import type { Answer, Endpoint } from '@adunni/contracts/endpoint';
import { refreshSession } from '../session/refresh-session.ts';
import { getSession } from '../session/stored-session.ts';
import { ApiError } from './call-api.ts';

/**
 * Sends one file to an endpoint that takes uploads and tells how far it is, from 0 to 1, which `fetch` cannot. A 401 is
 * answered by one refresh and one retry. Throws ApiError.
 */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  file: Blob,
  onProgress: (sent: number) => void,
): Promise<Answer<E>> {
  const session = getSession();
  const first = await send(endpoint, file, onProgress, session?.accessToken);
  if (first.status !== 401 || !session) return settle(first);
  const fresh = await refreshSession(session);
  return settle(fresh ? await send(endpoint, file, onProgress, fresh) : first);
}

function send(
  { method, path }: Endpoint,
  file: Blob,
  onProgress: (sent: number) => void,
  token: string | undefined,
): Promise<XMLHttpRequest> {
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    if (token) call.setRequestHeader('x-access-token', token);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(call);
    call.onerror = () => reject(new ApiError(0, {}));
    call.send(body);
  });
}

function settle({ status, responseText }: XMLHttpRequest) {
  const body = parse(responseText);
  if (status >= 200 && status < 300) return body;
  throw new ApiError(status, body);
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
