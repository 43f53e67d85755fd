/** A chart that arrow keys walk through: one tab stop, with a tooltip for the mark that is pointed at or walked to. */
import { Fragment, type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { inRem } from "#src/theme/breakpoints.ts";
import * as css from "./Chart.css.ts";
import { ChartDrawing } from "./chart/ChartDrawing.tsx";
import { type Drawing, drawingHeights, extentOf } from "./chart/kinds.ts";
import type { ChartRow } from "./chart/parts.ts";
import type { Box, Drawn } from "./chart/vega.ts";
import { ChartPlace } from "./ChartPlace.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface ChartProps {
  label: Text;
  /** What it is, for screen readers: “chart”. */
  kindName: Text;
  /** Says what the keys do, while the chart has the focus of the keyboard. */
  hint?: Text | undefined;
  /** Whether screen readers read it too: once on a page is enough. */
  isHintRead?: boolean;
  drawing: Drawing;
  isWide?: boolean;
  /** For keys that do not walk the marks. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** In pixels: a tooltip is at most this wide. */
const tooltipWidth = 260;

/** How far each key moves in a chart with this many columns. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** Home and End reach the ends, any other key no further than the marks. The first key goes to the first mark. */
const nextIndex = (index: number, step: number, count: number): number => {
  if (step === Infinity) return count - 1;
  if (step === -Infinity || index < 0) return 0;
  const next = index + step;
  return next >= 0 && next < count ? next : index;
};

const contains = ({ left, top, width, height }: Box, x: number, y: number) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

interface Current {
  readonly key: string;
  readonly isWalkedTo: boolean;
}

function Details({ title, lines }: NonNullable<ChartRow["details"]>) {
  return (
    <>
      <div>{title}</div>
      <div className={css.details}>
        {lines.map(({ name, value }) => (
          <Fragment key={name}>
            <span>{name}</span>
            <span className={css.detail}>{value}</span>
          </Fragment>
        ))}
      </div>
    </>
  );
}

export function Chart({
  label,
  kindName,
  hint,
  isHintRead = false,
  drawing,
  isWide = false,
  onKeyDown,
}: ChartProps) {
  const [current, setCurrent] = useState<Current>();
  const [isFocused, setFocused] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>();
  const hintId = useId();
  const rows: Drawing["rows"] = drawing.rows;
  const index = rows.findIndex(({ key }) => key === current?.key);
  const row = rows[index];
  const box = row && drawn?.targets.get(row.key);

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape") setCurrent(undefined);
    // With a modifier, the keys are the browser's.
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const step = isPlain ? steps[event.key]?.(extentOf(drawing).columns) : undefined;
    if (step === undefined) {
      onKeyDown?.(event);
      return;
    }
    const to = rows[nextIndex(index, step, rows.length)];
    if (to === undefined) return;
    event.preventDefault();
    setCurrent({ key: to.key, isWalkedTo: true });
  };
  const point = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = width / (drawn?.width ?? width);
    const [x, y] = [(clientX - left) / scale, (clientY - top) / scale];
    const [key] = [...(drawn?.targets ?? [])].find(([, each]) => contains(each, x, y)) ?? [];
    if (key !== current?.key) setCurrent(key === undefined ? undefined : { key, isWalkedTo: false });
  };

  /** Lifting a finger also counts as leaving: the mark stays selected then. */
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch" && current?.isWalkedTo === false) setCurrent(undefined);
  };

  return (
    <ChartPlace heights={drawingHeights(drawing)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles its keys */}
      <div
        className={css.image}
        // As an image, screen readers would keep the arrow keys for themselves.
        role="application"
        aria-roledescription={kindName}
        aria-label={label}
        aria-describedby={isHintRead ? hintId : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys walk the marks
        tabIndex={0}
        onKeyDown={walk}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          setCurrent(undefined);
        }}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={leave}
      >
        <ChartDrawing drawing={drawing} drawn={drawn} onDrawn={setDrawn} isWide={isWide} />
        {box && (
          <div
            className={css.ring}
            aria-hidden="true"
            style={{
              left: inRem(box.left),
              top: inRem(box.top),
              width: inRem(box.width),
              height: inRem(box.height),
            }}
          />
        )}
        {box && row && (
          <div
            className={css.tooltip}
            aria-hidden="true"
            translate="no"
            style={{
              left: inRem(Math.max(0, Math.min(box.left, (drawn?.width ?? 0) - tooltipWidth))),
              top: inRem(box.top + box.height + 4),
              maxWidth: inRem(tooltipWidth),
            }}
          >
            {row.details ? <Details {...row.details} /> : row.words}
          </div>
        )}
      </div>
      {hint && (
        <div className={css.hint} id={hintId} aria-hidden="true" hidden={current !== undefined}>
          {hint}
        </div>
      )}
      {/* Only the chart under the keyboard has one: many live regions may talk over each other. */}
      {isFocused && (
        <VisuallyHidden>
          <span aria-live="polite">{current?.isWalkedTo === true && row?.words}</span>
        </VisuallyHidden>
      )}
    </ChartPlace>
  );
}
