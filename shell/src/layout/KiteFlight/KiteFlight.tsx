import styles from './KiteFlight.module.scss';

export function KiteFlight() {
  return (
    <svg className={styles.flight} viewBox="0 0 240 90" aria-hidden="true" focusable="false">
      <path
        d="M190.6 59.8C186 62 178 70 168 72s-16 1-26-2-14-11-24-14-16-3-26 0-14 11-24 14-15 6-24 4-14-10-22-12-14-2-18-2"
        fill="none"
        stroke="var(--sun-200)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path
        fill="var(--kite-400)"
        d="m118 56-6 6.1 8 2.2zm0 0-2-6.3 8 2.2zM44 74l-4.6 5.7 7 1.2zm0 0-2.4-6.9 7 1.2zM232.1 13.7l-32.3 5.9L214.7 33z"
      />
      <path fill="var(--kite-500)" d="m232.1 13.7-2.6 32.7L214.7 33zM199.8 19.6l-9.2 40.2L214.7 33z" />
      <path fill="var(--kite-600)" d="m229.5 46.4-38.9 13.4L214.7 33z" />
      <path
        fill="var(--sun-400)"
        d="m168 72-2.8 9 8.9-1.9zm0 0-6.1-7.1 8.9-1.9zM92 56l-1.9 7.9 7.6-2.1zm0 0-5.7-5.8 7.6-2.1zM22 62l-5.2 4.6 6.4 2.2zm0 0-1.2-6.8 6.4 2.2z"
      />
      <path
        fill="var(--white)"
        d="m142 70-6.5 6.1 8.3 2.7zm0 0-1.8-8.8 8.3 2.7zM68 70l-1.1 7.6 7-2.6zm0 0-5.9-5 7-2.6z"
      />
    </svg>
  );
}
