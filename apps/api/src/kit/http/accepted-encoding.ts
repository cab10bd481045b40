/** Whether an `Accept-Encoding` names an encoding and does not refuse it by a weight of zero. */
export function takes(accepted: string, encoding: string): boolean {
  const accepts = accepted.toLowerCase().split(',');
  return accepts.some((accepted) => {
    const [name, ...parameters] = accepted.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
