import { createElement, type SVGProps } from 'react';

interface IconData {
  readonly node: readonly (readonly [string, Record<string, string>])[];
}

export interface SmallIconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** Icons of lucide-react without its options, which chats do not use (ADR 41). */
export default function createLucideIcon({ node }: IconData) {
  return function SmallIcon({ size = 24, ...rest }: SmallIconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
