/** A chart that arrow keys walk through: one tab stop, with a tooltip for the mark that is pointed at or walked to. */
import {
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Text } from "#src/i18n/i18n.ts";
import type { Box, Drawn } from "./chart/vega.ts";
import { type Drawing, type Size, drawingHeights, extentOf } from "./chart/kinds.ts";
import type { ChartRow } from "./chart/parts.ts";
import { useIsPrinting } from "./chart/useIsPrinting.ts";
import { ChartPlace } from "./ChartPlace.tsx";
import { Skeleton } from "./loading.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { flushSync } from "react-dom";
import { useDrawingCode } from "./chart/drawingCode.ts";
import { drawWhenIdle } from "./chart/whenIdle.ts";
import * as css from "./Chart.css.ts";

interface ChartDrawingProps {
  drawing: Drawing;
  drawn: Drawn | undefined;
  onDrawn: (drawn: Drawn) => void;
  isPrinting: boolean;
  isWide: boolean;
  skeleton: ReactNode;
}

/** In pixels: inside a card in one of two columns on A4. It is narrow, so labels are above their bars. */
const widthOnPaper = 356;
/** In pixels: inside a card as wide as the paper. */
const wideOnPaper = 720;

const sizeOnPaper = (drawing: Drawing, isWide: boolean): Size => {
  const { wide, narrow, paper = wide } = drawingHeights(drawing);
  return isWide ? { width: wideOnPaper, height: paper } : { width: widthOnPaper, height: narrow };
};

/** The place of a chart's drawing: it has its final size from the beginning, and is drawn when it is due. */
function ChartDrawing(props: ChartDrawingProps) {
  const { drawing, drawn, onDrawn, isPrinting, isWide, skeleton } = props;
  const place = useRef<HTMLDivElement>(null);
  const code = useDrawingCode();
  const { size: measured, turn } = usePlace(place);
  const size = isPrinting ? sizeOnPaper(drawing, isWide) : measured;
  const isShown = isPrinting || turn !== "collapsed";
  const isDrawn = drawn?.drawing === drawing && drawn.width === size?.width && drawn.height === size.height;
  return (
    // Busy until the current data is drawn: printing and tests wait for that.
    <div
      className={css.drawing}
      ref={place}
      aria-hidden="true"
      translate="no"
      aria-busy={isShown && !isDrawn}
    >
      {drawn === undefined && skeleton}
      {code && size && (isPrinting || turn === "come") && (
        <code.VegaDrawing drawing={drawing} {...size} onDrawn={onDrawn} />
      )}
    </div>
  );
}

interface Measured extends Size {
  readonly isInView: boolean;
}

const places = new Map<Element, (measured: Measured) => void>();

const measure = (place: Element): Measured => {
  const { top, bottom } = place.getBoundingClientRect();
  const isInView = top < innerHeight && bottom > 0;
  return { width: place.clientWidth, height: place.clientHeight, isInView };
};

let observer: ResizeObserver | undefined;

const observe = (place: Element, onMeasured: (measured: Measured) => void) => {
  observer ??= new ResizeObserver((entries) => {
    const measured = entries.map(({ target }) => [target, measure(target)] as const);
    // `flushSync`, since one frame would show the drawings in their old sizes otherwise.
    flushSync(() => {
      for (const [target, each] of measured) places.get(target)?.(each);
    });
  });
  places.set(place, onMeasured);
  observer.observe(place);
  return () => {
    places.delete(place);
    observer?.unobserve(place);
  };
};

type Turn = "waiting" | "collapsed" | "come";

/**
 * Where a chart is drawn, and when: at once in view, when the browser is idle below it, in a collapsed section once it
 * opens. All places are measured together right after a layout, so that no drawing makes the browser lay out twice.
 */
const usePlace = (
  place: RefObject<HTMLElement | null>,
): { readonly size: Size | undefined; readonly turn: Turn } => {
  const [size, setSize] = useState<Size>();
  const [turn, setTurn] = useState<Turn>("waiting");
  // Before the first layout, so that a chart in view is drawn in the first frame.
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const cancel = drawWhenIdle(() => setTurn(current.checkVisibility() ? "come" : "collapsed"));
    const unobserve = observe(current, ({ isInView, ...measured }) => {
      // It has collapsed.
      if (measured.width === 0) return;
      setSize(measured);
      setTurn((now) => (isInView || now === "collapsed" ? "come" : now));
    });
    return () => {
      cancel();
      unobserve();
    };
  }, [place]);
  return { size, turn };
};

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
  const isPrinting = useIsPrinting();
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
    const { left, top } = currentTarget.getBoundingClientRect();
    const [key] =
      [...(drawn?.targets ?? [])].find(([, each]) => contains(each, clientX - left, clientY - top)) ?? [];
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
        <ChartDrawing
          drawing={drawing}
          drawn={drawn}
          onDrawn={setDrawn}
          isPrinting={isPrinting}
          isWide={isWide}
          skeleton={
            <div className={css.skeleton}>
              <Skeleton shape="block" height="100%" />
            </div>
          }
        />
        {box && (
          <div
            className={css.ring}
            aria-hidden="true"
            style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          />
        )}
        {box && row && (
          <div
            className={css.tooltip}
            aria-hidden="true"
            translate="no"
            style={{
              left: Math.max(0, Math.min(box.left, (drawn?.width ?? 0) - tooltipWidth)),
              top: box.top + box.height + 4,
              maxWidth: tooltipWidth,
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
