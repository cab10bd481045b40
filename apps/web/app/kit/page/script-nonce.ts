import { createContext, useContext } from 'react';

/** Names, while a page is rendered, the scripts that the application itself puts in; never reaches a browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);

export const useScriptNonce = (): string | undefined => useContext(ScriptNonce);
