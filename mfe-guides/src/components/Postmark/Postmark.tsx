import { useSite } from '@farekite/shared/contract';
import { useId } from 'react';
import styles from './Postmark.module.scss';

const WAVE = 'q8-7 16 0t16 0 16 0 16 0 16 0';

export function Postmark({ city, code }: { readonly city: string; readonly code: string }) {
  const { name: agency } = useSite();
  const id = useId();
  return (
    <svg className={styles.postmark} viewBox="0 0 190 104" aria-hidden="true">
      <path
        className={styles.lines}
        d={`M102 30${WAVE}M105 44${WAVE}M105 58${WAVE}M102 72${WAVE}M52 2a50 50 0 1 1-.1 0zM52 21a31 31 0 1 1-.1 0z`}
      />
      <path id={`${id}top`} fill="none" d="M16 52a36 36 0 0 1 72 0" />
      <path id={`${id}bottom`} fill="none" d="M8 52a44 44 0 0 0 88 0" />
      <g className={styles.letters} textAnchor="middle">
        <text>
          <textPath href={`#${id}top`} startOffset="50%">
            {city}
          </textPath>
        </text>
        <text>
          <textPath href={`#${id}bottom`} startOffset="50%">
            {agency}
          </textPath>
        </text>
        <text className={styles.code} x="52" y="60">
          {code}
        </text>
      </g>
    </svg>
  );
}
