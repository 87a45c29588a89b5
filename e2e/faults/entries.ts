/**
 * Minimal handwritten entries of a remote, as federation containers: React comes from the shell's share scope, and the
 * given code returns `./App`.
 *
 * @param app code that returns a component, with `React` in scope
 */
export function entryOf(app: string): string {
  return `var tyso__mfe_ads = (() => {
    let scope;
    const react = async () => {
      const [shared] = Object.values(scope.react);
      return shared.lib ? shared.lib() : (await shared.get())();
    };
    return {
      init(shareScope) { scope = shareScope; },
      async get(module) {
        if (module !== "./App") throw new Error('Module "' + module + '" does not exist in container.');
        const React = await react();
        const App = (() => { ${app} })();
        return () => ({ default: App });
      },
    };
  })();`;
}

export const THROWS_AT_FIRST = 'return () => { throw new Error("broken at first"); };';

export const THROWS_IN_EFFECT = `return () => {
  React.useEffect(() => { throw new Error("broken in an effect"); }, []);
  return React.createElement("p", null, "Bản hỏng");
};`;

/** A button that breaks its page; it is enabled after the five seconds that count as the start. */
export const THROWS_ON_CLICK = `return () => {
  const [isBroken, setBroken] = React.useState(false);
  const [isLate, setLate] = React.useState(false);
  React.useEffect(() => { const timer = setTimeout(setLate, 5200, true); return () => clearTimeout(timer); }, []);
  if (isBroken) throw new Error("broken by a click");
  return React.createElement("button", { disabled: !isLate, onClick: () => setBroken(true) }, "Hỏng đi");
};`;
