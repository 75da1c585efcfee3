"""Tables, their seats, and the log of actions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settled", sa.JSON, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("opening", sa.Text, nullable=True),
    )
    op.create_index("lobby", "tables", ["public", "status", "created"])
    op.create_table(
        "seats",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("name", sa.String(24), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("identity", sa.String(64), nullable=True),
        sa.Column("words", sa.String(64), nullable=False),
    )
    op.create_index("ix_seats_identity", "seats", ["identity"])
    op.create_table(
        "log",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.JSON, nullable=True),
        sa.Column("chance", sa.JSON, nullable=False),
        sa.Column("hash", sa.String(64), nullable=True),
        sa.Column("time", sa.DateTime, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("log")
    op.drop_table("seats")
    op.drop_table("tables")
