import { BRAND } from '@adunni/contracts/brand';
import { useState } from 'react';
import { useMatches } from 'react-router';
import { useScriptNonce } from '../page/script-nonce.ts';
import { readStoredScript } from '../storage/browser-storage.ts';
import { type EarlyCall, type EarlyHandle, tokenHeader } from './early-calls.ts';

/** Runs in the page before all modules, so it is written for itself; `calls` hold the header for the token, empty. */
const BEGIN = `(function(calls){try{
var s=JSON.parse(${readStoredScript(BRAND.sessionKey)}),q=new URLSearchParams,answers=new Map;
if(!s||!s.accessToken||!s.refreshToken||!s.role)return;
new URLSearchParams(location.search).forEach(function(v,k){q.set(k,v)});
q.forEach(function(v,k){v||q.delete(k)});
calls.forEach(function(c){
if(c.roles&&c.roles.indexOf(s.role)<0)return;
var url=c.path+(c.hasQuery&&q.size?'?'+q:''),h={};h[c.header]=c.prefix+s.accessToken;
var answer=fetch(url,{credentials:'include',headers:h});answer.catch(function(){});answers.set(url,answer)});
window.adunniEarly={token:s.accessToken,answers:answers}
}catch{}})`;

/** The script that begins the calls of a page. */
export function earlyScript(calls: readonly EarlyCall[]): string {
  const said = calls.map((call) => {
    const [[header, prefix] = []] = Object.entries(tokenHeader(call.path, ''));
    return { ...call, header, prefix };
  });
  return `${BEGIN}(${JSON.stringify(said)})`;
}

/** Begins the calls that the page declares; belongs into the head, before its styles, which a script would wait for. */
export function EarlyCallsScript() {
  const matches = useMatches();
  const nonce = useScriptNonce();
  // A page that is gone to later asks by itself, and a script put in then would not run.
  const [calls] = useState(() => matches.flatMap(({ handle }) => (handle as EarlyHandle | undefined)?.early ?? []));
  if (calls.length === 0) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of what pages declare, which holds nothing of the request
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlyScript(calls) }} />;
}
