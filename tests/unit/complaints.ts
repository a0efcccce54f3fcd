/**
 * Starts to record console errors and warnings. The returned function stops and returns the
 * messages of React, Emotion and the components. It leaves out messages about features that jsdom
 * does not implement.
 */
export function complaints(): () => string[] {
  const spies = (['error', 'warn'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation(() => undefined),
  );
  return () => {
    const calls = spies.flatMap((spy) => spy.mock.calls as unknown[][]);
    spies.forEach((spy) => spy.mockRestore());
    return calls
      .filter(([first]) => !isLimitOfJsdom(first))
      .map((call) => call.map(String).join(' '));
  };
}

function isLimitOfJsdom(complaint: unknown): boolean {
  return (
    typeof complaint === 'object' &&
    complaint !== null &&
    'type' in complaint &&
    ['css parsing', 'not implemented'].includes(String(complaint.type))
  );
}
