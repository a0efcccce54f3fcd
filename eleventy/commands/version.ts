import packageJson from '../../package.json' with { type: 'json' };

/** The version of Collegium. */
export const { version } = packageJson;
