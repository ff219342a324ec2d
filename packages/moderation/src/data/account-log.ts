/** Whether a sentence of the log names an account, and not one whose name begins like its name. */
export function namesAccount(message: string, nickname: string): boolean {
  const name = `@${nickname}`.toLowerCase();
  const words = message.toLowerCase();
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    if (!/^[\w@]|^[.-]\w/.test(words.slice(at + name.length))) return true;
  }
  return false;
}
