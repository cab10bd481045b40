/** Loaded into the API: when the start script is killed, its channel closes, and the API stops in good order. */
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
