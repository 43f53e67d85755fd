/**
 * Ends this process when the shell that npm started it in has ended. npm runs a script in a shell, which a signal ends
 * without being forwarded to the script (`exec` would forward it, but does not exist on Windows).
 */
export const endWithNpmShell = () => {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 200);
  watch.unref();
};
