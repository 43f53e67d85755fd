/**
 * npm runs a script in a shell, which dies of a signal without handing it on (`exec`, which would help, is unknown on
 * Windows). Where npm runs us, we end in order when the shell has gone.
 */
export const endWithNpmsShell = () => {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 200);
  watch.unref();
};
