import { buildApp } from './app.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/identity/logins.ts';
import { isSeeded } from './demo/is-seeded.ts';
import { DOMAINS } from './floors.ts';
import { readConfig } from './kit/config.ts';
import { prepareDatabase } from './kit/database/prepare.ts';
import { listenForMail } from './kit/mail/inbound/server.ts';
import { reasonOf } from './kit/start-failure.ts';
import { FileStoreError } from './kit/storage/file-store-error.ts';

/** Starts the server: migrate, seed the demo once, listen, say where; a signal stops it in order. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await prepareDatabase(config, DOMAINS);
  const app = await buildApp(config);
  await app.deps.storage.probe().catch((error: unknown) => {
    // Settings that are wrong stay wrong; a store that is away comes back.
    if (!(error instanceof FileStoreError && error.mayPass)) throw error;
    app.log.warn(error, 'files are not ready');
  });
  // Loaded for the first start only, because the demo’s texts would stay in memory.
  if (config.demo && !(await isSeeded(app.deps.db))) await (await import('./demo/seed.ts')).seedDemo(app.deps);
  for (const { start } of DOMAINS) await start?.(app.deps);
  const mail = config.inboundMail && (await listenForMail(app.deps, config.inboundMail));
  await app.listen({ port: config.port, host: config.host });
  announce(config.publicUrl, config.demo);

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      Promise.resolve(mail?.stop())
        .then(() => app.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
}

function announce(publicUrl: string, demo: boolean): void {
  const lines = [`Adunni is ready at ${publicUrl}`];
  if (demo)
    lines.push(
      `Demo logins, password ${DEMO_PASSWORD}:`,
      ...DEMO_LOGINS.map(({ email, role }) => `  ${email} (${role})`),
    );
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`Adunni could not start: ${reasonOf(error)}\n`);
  process.exit(1);
});
